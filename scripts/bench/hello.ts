import { createServer } from 'node:http'

// The floor: a `node:http` server that does nothing else.
createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 5 })
  response.end('hello')
}).listen(Number(process.env.PORT))
