import type { WorkerAnswer } from '../worker-calls.ts'

/** Posts a call to the preview's worker and returns its answer; throws if none comes in time. */
export function callWorker(worker: ServiceWorker, call: string, milliseconds: number): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data)
    setTimeout(() => resolve({ isDone: false, reason: 'no answer' }), milliseconds)
    worker.postMessage(call, [port2])
  })
}
