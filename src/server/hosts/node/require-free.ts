import { createServer } from 'node:http'
import { listenAt } from './listen-at.ts'

/** Throws as `listenAt` would if a port or address is unavailable, before a server is made, which takes long. */
export async function requireFree(place: { port: number; address: string | null }): Promise<void> {
  const doors = await listenAt(createServer(), place)
  await Promise.all(doors.map((door) => new Promise((resolve) => door.close(resolve))))
}
