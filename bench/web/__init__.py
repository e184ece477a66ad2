"""How heavy the browser client is, and how quickly it draws."""
