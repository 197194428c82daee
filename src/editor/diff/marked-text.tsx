import { type ReactNode, useState } from 'react'
import { useFieldTexts } from '../shell/field-texts.ts'
import type { TextSegment } from './text-segments.ts'

/** Longer texts, in characters, are shown in part until expanded. */
const LONG = 700

/** A text with removed parts struck through and added parts marked. */
export function MarkedText({ parts }: { parts: readonly TextSegment[] }) {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  return (
    <Clipped isLong={length > LONG}>
      <p dir="auto" className="text-with-page leading-relaxed whitespace-pre-line break-words">
        {parts.map(({ how, text }, at) => {
          const key = `${at} ${how}`
          if (how === 'left out')
            return (
              <span key={key} className="text-muted-foreground">
                {' … '}
              </span>
            )
          if (how === 'same') return <span key={key}>{text}</span>
          if (how === 'removed')
            return (
              <del key={key} className="tint-destructive rounded-[0.25rem] text-destructive decoration-1">
                {text}
              </del>
            )
          return (
            <ins key={key} className="tint-success rounded-[0.25rem] font-medium text-success no-underline">
              {text}
            </ins>
          )
        })}
      </p>
    </Clipped>
  )
}

/** Long text starts collapsed. */
export function Clipped({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  const { t } = useFieldTexts()
  const [isOpen, setIsOpen] = useState(!isLong)
  return (
    <>
      <div
        className={
          isOpen
            ? ''
            : 'max-h-44 overflow-hidden [mask-image:linear-gradient(var(--foreground)_70%,transparent)]'
        }
      >
        {children}
      </div>
      {!isOpen && (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="mt-1 text-xs font-semibold text-link underline-offset-2 hover:underline pointer-coarse:py-2"
        >
          {t('diff.showAll')}
        </button>
      )}
    </>
  )
}
