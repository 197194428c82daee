import { createServer } from 'node:http'

// The floor: what `node:http` does when it does nothing.
createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 5 })
  response.end('hello')
}).listen(Number(process.env.PORT))
