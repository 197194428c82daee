import { faultOf } from './dev-news.ts'
import { tellLoadedFiles } from './loaded-files.ts'
import { notifyParent } from './notify-parent.ts'

// The server process of `npm run dev`. It reports code that does not run to the front.
async function endWith(error: unknown): Promise<never> {
  const fault = faultOf(error)
  console.error(fault.stack)
  await notifyParent({ livery: 'failed', fault })
  process.exit(1)
}

process.on('uncaughtException', (error) => void endWith(error))
tellLoadedFiles()
try {
  const { serveSources } = await import('./serve-sources.ts')
  await serveSources()
} catch (error) {
  await endWith(error)
}
