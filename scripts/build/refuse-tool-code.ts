import type { Plugin } from 'vite'

/** Code of the static preview and of the bar, which no visitor of a server may download. */
const tools =
  /\/src\/(?:server\/hosts\/browser|shell\/bar)\/|\/src\/contract\/bar\.|\/scripts\/build\/preview\/|\/node_modules\/(?:@electric-sql|@noble|@resvg|buffer|drizzle-orm|fontkit|pdfkit)\//

/** Returns one sentence for each built file that contains code of developers' tools. */
export function toolLeaks(files: readonly { fileName: string; modules: readonly string[] }[]): string[] {
  return files.flatMap(({ fileName, modules }) => {
    const found = modules.find((id) => tools.test(id))
    return found === undefined ? [] : [`${fileName} holds ${found}`]
  })
}

/** Fails a build for visitors that contains code of the static preview or of the bar. */
export function refuseToolCode(): Plugin {
  return {
    name: 'livery:refuse-tool-code',
    apply: 'build',
    generateBundle(_, bundle) {
      const leaks = toolLeaks(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [{ fileName: file.fileName, modules: file.moduleIds }] : [],
        ),
      )
      if (leaks.length > 0) this.error(`Visitors would download developers' tools: ${leaks.join('; ')}.`)
    },
  }
}
