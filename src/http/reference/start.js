// Shows the OpenAPI document of this server on the reference page.
window.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  persistAuthorization: false,
  // Without it the page would ask a validator on the internet about this document.
  validatorUrl: null,
})
