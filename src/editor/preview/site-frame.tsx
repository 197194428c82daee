import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react'
import { resolveTokens } from '../../theme/resolve-tokens.ts'
import { themeVariables } from '../../theme/theme-variables.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { FrameLayer, type SiteFrameProps } from './frame-layer.tsx'
import type { Granted } from './use-grant.ts'

/**
 * The site in a frame. Another grant is another visit: the previous one stays until the new one is visible, so that
 * nothing flashes. Only one of them has the name.
 */
export function SiteFrame({
  granted,
  title,
  onReady,
  language,
  isLeaving = false,
  ...options
}: SiteFrameProps) {
  const [shown, setShown] = useState<Granted | null>(null)
  const offset = useRef(0)
  const layers = [...new Set([shown, granted])].filter((one) => one !== null)
  const show = useCallback(
    (layer: Granted) => {
      setShown(layer)
      onReady?.()
    },
    [onReady],
  )
  return (
    <div className="relative size-full" aria-busy={shown !== granted || granted === null || isLeaving}>
      {layers.map((layer) => (
        <FrameLayer
          key={layer.grant}
          {...options}
          granted={layer}
          offset={offset}
          isShown={layer === shown}
          isLeaving={isLeaving || layer !== granted}
          title={layer === (shown ?? granted) ? title : null}
          onShow={show}
        />
      ))}
      {shown === null && <FrameComing mode={options.mode} language={language} />}
    </div>
  )
}

interface FrameComingProps {
  mode: 'light' | 'dark' | undefined
  /** Language of the loading visit: a right-to-left one starts at the right. */
  language: string | undefined
}

/** The outline of a page in the draft's colours while the page itself loads. */
function FrameComing({ mode, language }: FrameComingProps) {
  const brand = useEditorValue(useEditor().brandAtom)
  const style = useMemo(() => {
    const own = mode ?? (brand.mode === 'dark' ? 'dark' : 'light')
    return themeVariables(resolveTokens(brand), own) as CSSProperties
  }, [brand, mode])
  return (
    <div
      aria-hidden="true"
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      style={style}
      className="@container absolute inset-0 overflow-hidden bg-background"
    >
      <div className="animate-pulse motion-reduce:animate-none">
        <div className="flex h-18 items-center gap-6 border-b bg-card px-5 @3xl:px-[6.5%]">
          <span className="h-8 w-36 rounded-md bg-muted" />
          <span className="flex-1" />
          <span className="hidden h-3 w-80 rounded-full bg-muted @3xl:block" />
          <span className="h-10 w-20 rounded-md bg-primary" />
        </div>
        <div className="grid h-100 content-center gap-5 bg-accent px-5 @3xl:px-[6.5%]">
          <span className="h-10 w-4/5 max-w-lg rounded-lg bg-card" />
          <span className="h-10 w-3/5 max-w-sm rounded-lg bg-card" />
          <span className="h-4 w-2/3 max-w-md rounded-full bg-card" />
        </div>
        <div className="mx-3 -mt-16 grid gap-4 rounded-2xl border bg-card p-5 shadow-card @3xl:mx-[6.5%] @3xl:grid-cols-4 @3xl:py-8">
          <span className="h-14 rounded-md bg-muted" />
          <span className="h-14 rounded-md bg-muted" />
          <span className="h-14 rounded-md bg-muted" />
          <span className="h-14 rounded-md bg-primary" />
        </div>
        <div className="mx-3 mt-14 grid gap-6 @3xl:mx-[6.5%] @3xl:grid-cols-4">
          {['first', 'second', 'third', 'fourth'].map((card) => (
            <div key={card} className="grid gap-3 rounded-2xl border bg-card pb-6">
              <span className="h-44 rounded-t-2xl bg-muted" />
              <span className="mx-5 h-4 w-2/3 rounded-full bg-muted" />
              <span className="mx-5 h-3 w-2/5 rounded-full bg-muted" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
