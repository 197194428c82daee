import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { hotels } from './hotels.ts'

const script = join(root, 'scripts/example-api.ts')
const start = (PORT: string) => spawn(process.execPath, [script], { env: { ...process.env, PORT } })

it('answers at the port that it prints, and sells the hotels of the example', async () => {
  const example = start('0')
  try {
    const [printed] = (await once(example.stdout, 'data')) as [Buffer]
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(printed.toString())?.[0] ?? ''
    expect(printed.toString()).toContain(`LIVERY_API_ORIGIN=${origin} npm start`)
    const body = JSON.stringify({ hotelId: hotels[0]?.hotel.id })
    const response = await fetch(`${origin}/api/hotels/details`, { method: 'POST', body })
    expect(await response.json()).toMatchObject({ data: { hotel: { name: hotels[0]?.hotel.name } } })
  } finally {
    example.kill()
    await once(example, 'close')
  }
})

it.each(['seventy', '70000', '-1'])('refuses the port %j and names PORT', async (port) => {
  const example = start(port)
  const [printed] = (await once(example.stderr, 'data')) as [Buffer]
  const [code] = await once(example, 'close')
  expect(printed.toString()).toContain(`PORT must be a port number from 0 to 65535, but is ${port}.`)
  expect(code).toBe(2)
})
