/** Address of the readable reference; its own files stand below it. At no address in production. */
export const REFERENCE = '/api/docs'

/** Scripts and styles of this origin alone, none inline. */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page, which draws itself from /openapi.json. */
export const referencePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>API reference</title>
    <link rel="stylesheet" href="${REFERENCE}/swagger-ui.css">
    <link rel="stylesheet" href="${REFERENCE}/reference.css">
    <script defer src="${REFERENCE}/swagger-ui-bundle.js"></script>
    <script type="module" src="${REFERENCE}/start-reference.js"></script>
  </head>
  <body>
    <div id="reference"></div>
    <noscript>This page needs JavaScript. The contract itself is at <a href="/openapi.json">/openapi.json</a>.</noscript>
  </body>
</html>
`
