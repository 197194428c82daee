import type { Plugin } from 'vite'

/**
 * Lets the build drop the parts of React Router that the site does not use: data routes, forms, server components.
 * Its modules create them by calls and assignments that a bundler has to take for side effects.
 */
export function leanRouter(): Plugin {
  return {
    name: 'livery:lean-router',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  }
}

/** Marks components and contexts as removable if nothing refers to them. */
export function markPure(code: string): string {
  const types = new Map(
    [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].map(([, name, type]) => [name, type]),
  )
  return (
    code
      // Names for developer tools.
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
      .replace(/^\w+\.contextType = \w+;$/gm, '')
      .replace(
        /^(var \w+ = )(React\d*\.(?:createContext|createElement|forwardRef|memo)\()/gm,
        '$1/* @__PURE__ */ $2',
      )
      // A class that extends a property is one that reads it.
      .replace(
        /^var (\w+) = (class extends React\d*\.Component \{)([\s\S]*?^\});$/gm,
        (_, name: string, head: string, body: string) => {
          const type = types.get(name)
          return `var ${name} = /* @__PURE__ */ (() => ${head}${type ? `static contextType = ${type};` : ''}${body})();`
        },
      )
  )
}
