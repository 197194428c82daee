import { classNames } from '../../../../../ui/class-names.ts'

/** White around a code, in modules: readers need four around squares, and ten around lines. */
const QUIET = { square: 4, lines: 10 } as const
/** Lines are drawn this many modules high. */
const LINE_HEIGHT = 48

interface CodePictureProps {
  /** By row, dark ones true; one row is drawn as lines. */
  modules: readonly (readonly boolean[])[]
  /** Accessible name. */
  label: string
}

/** The picture of a code. It is dark on white in every theme, so that readers recognise it. */
export function CodePicture({ modules, label }: CodePictureProps) {
  const isLinear = modules.length === 1
  const columns = modules[0]?.length ?? 0
  const height = isLinear ? LINE_HEIGHT : modules.length
  const quiet = isLinear ? QUIET.lines : QUIET.square
  const cell = isLinear ? `h1v${LINE_HEIGHT}h-1z` : 'h1v1h-1z'
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}${cell}` : '')))
    .join('')
  return (
    <svg
      viewBox={`${-quiet} ${-QUIET.square} ${columns + 2 * quiet} ${height + 2 * QUIET.square}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={classNames('rounded-md', isLinear ? 'w-full max-w-80' : 'size-40')}
    >
      <rect x={-quiet} y={-QUIET.square} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
