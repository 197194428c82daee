// A separate process for folder-lock.test.ts: `node testing-lock-contender.ts <folder> <task> [rounds]`.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DataFolderLocked } from './data-folder-locked.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'

const [folder = '', task = '', rounds = '1'] = process.argv.slice(2)

function attempt(): FolderLock | null {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof DataFolderLocked) return null
    throw error
  }
}

/** Waits for the lock, then does what only one process at a time may do: create a file that must not exist. */
async function enter(): Promise<FolderLock> {
  for (;;) {
    const lock = attempt()
    if (lock !== null) {
      writeFileSync(join(folder, 'inside'), '', { flag: 'wx' })
      await sleep(Math.random() * 4)
      rmSync(join(folder, 'inside'))
      return lock
    }
    await sleep(Math.random() * 4)
  }
}

if (task === 'hold') {
  const lock = attempt()
  process.stdout.write(lock === null ? 'locked\n' : 'held\n')
  if (lock !== null) await sleep(60_000)
} else if (task === 'once') {
  process.stdout.write(attempt() === null ? 'locked\n' : 'held\n')
  // Long enough for every contender to have tried; the parent ends the process by closing its input.
  process.stdin.on('end', () => process.exit(0)).resume()
} else if (task === 'take-turns') {
  for (let round = 0; round < Number(rounds); round += 1) (await enter()).release()
  // Dies while holding it, so that the others meet the lock of an ended process.
  await enter()
  process.stdout.write('done\n')
  process.kill(process.pid, 'SIGKILL')
}
