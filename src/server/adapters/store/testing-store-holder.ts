// A separate process for open-store.test.ts: `node testing-store-holder.ts <data folder>` stores a tenant and waits.
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from './open-store.ts'
import { silentLog, testBundle } from './testing.ts'

const store = await openStore({ mode: 'demo', dataDir: process.argv[2] ?? '', databaseUrl: null }, silentLog)
await store.importTenant(testBundle('one', { hosts: ['one.example'] }))
process.stdout.write('stored\n')
await sleep(60_000)
