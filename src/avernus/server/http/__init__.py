"""HTTP: the routes and their OpenAPI description, the files of the browser client, who may ask and how much."""
