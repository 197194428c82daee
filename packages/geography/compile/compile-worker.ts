import { parentPort, workerData } from 'node:worker_threads'
import { compileGeo } from './compile-geo.ts'

const bytes = compileGeo(String(workerData))
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
