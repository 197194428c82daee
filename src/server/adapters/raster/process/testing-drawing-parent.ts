// Represents a server in tests: prints the id of a drawing process that it keeps busy, or draws once and ends.
import { createDrawingProcesses } from './drawing-processes.ts'
import { endlessDrawing, quickDrawing } from './testing-slow-drawing.ts'

const isQuick = process.argv[2] === 'quick'
const { run, pids } = createDrawingProcesses({ count: 1, timeoutMs: 600_000 })
const look = (picture: Uint8Array) =>
  run({ method: 'look', arguments: [picture, 480], limitMs: 600_000 }).catch(() => null)
await look(quickDrawing)
process.stdout.write(`${pids().join('\n')}\n`)
if (!isQuick) await look(endlessDrawing)
