import { parseFlags } from './command-line/parse-flags.ts'
import { startExampleApi } from './example-api/start-example-api.ts'

const USUAL_PORT = 4100

parseFlags(
  `npm run example-api

Starts a small API that sells four hotels in Lisbon, for Livery with LIVERY_API_ORIGIN. Bookings are lost when it ends.
PORT is its port, ${USUAL_PORT} by default. See docs/your-own-api.md.`,
  [],
)

const port = Number(process.env.PORT || USUAL_PORT)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a port number from 0 to 65535, but is ${process.env.PORT}.`)
  process.exit(2)
}
// The starting process has a channel to this one, which closes when it ends.
process.once('disconnect', () => process.exit())
try {
  const { origin } = await startExampleApi(port)
  console.log(
    `The example API answers at ${origin}. In another terminal: LIVERY_API_ORIGIN=${origin} npm start`,
  )
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is in use. Set PORT to a free one.` : String(error))
  process.exit(1)
}
