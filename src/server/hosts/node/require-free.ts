import { createServer } from 'node:http'
import { listenAt } from './listen-at.ts'

/** Throws what `listenAt` would where a port or address is not to be had: it is asked before there is a server that takes long to make. */
export async function requireFree(place: { port: number; address: string | null }): Promise<void> {
  const doors = await listenAt(createServer(), place)
  await Promise.all(doors.map((door) => new Promise((resolve) => door.close(resolve))))
}
