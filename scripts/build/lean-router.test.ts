import { build } from 'vite'
import { expect, it } from 'vitest'
import { leanRouter, markPure } from './lean-router.ts'
import { root } from './root.ts'

const used =
  'BrowserRouter, Navigate, useHref, useLinkClickHandler, useLocation, useNavigate, useSearchParams'

async function sizeOfRouter(names: string): Promise<{ code: string; bytes: number }> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      leanRouter(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) =>
          id === 'entry'
            ? `export { ${names} } from '${root}/node_modules/react-router/dist/production/index.mjs'`
            : null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'entry', external: ['react'], preserveEntrySignatures: 'strict' },
    },
  })
  const [output] = [built].flat()
  const code = output && 'output' in output ? output.output[0].code : ''
  return { code, bytes: code.length }
}

it('a build has no route matching, forms or prefetching of React Router if nothing uses them', async () => {
  const { code, bytes } = await sizeOfRouter(used)
  expect(code).toContain('popstate')
  for (const unused of ['Unexpected Application Error', 'data-discover', 'aria-current', 'modulepreload'])
    expect(code).not.toContain(unused)
  expect(bytes).toBeLessThan(16_000)
}, 60_000)

it('a build keeps what it uses of React Router, with its context', async () => {
  const { code } = await sizeOfRouter(`${used}, Routes, Link`)
  expect(code).toContain('data-discover')
  expect(code).toMatch(/static contextType/)
}, 60_000)

it('a class keeps its context type, and a component only loses its name for developer tools', () => {
  const code = [
    'var Frame = class extends React2.Component {',
    '  render() {}',
    '};',
    'Frame.contextType = Context;',
    'var Link = React10.forwardRef(() => null);',
    'Link.displayName = "Link";',
  ].join('\n')
  expect(markPure(code).split('\n').filter(Boolean)).toEqual([
    'var Frame = /* @__PURE__ */ (() => class extends React2.Component {static contextType = Context;',
    '  render() {}',
    '})();',
    'var Link = /* @__PURE__ */ React10.forwardRef(() => null);',
  ])
})
