import { diffArrays } from 'diff'
import { type ReactNode, useState } from 'react'
import { useFieldTexts } from '../layout/field-texts.ts'

/** Unchanged characters shown on either side of a change. */
const BESIDE = 48

/** Milliseconds after which two long texts count as entirely different. */
const TIMEOUT = 250

/** If less than this share of the shorter text remains, marks would be confusing. */
const ALIKE = 0.3

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

/** A segment of two texts: in both, or in only one. An empty text in both stands for omitted parts. */
export interface TextSegment {
  readonly how: 'same' | 'added' | 'removed' | 'left out'
  readonly text: string
}

/**
 * Returns the differences of two texts, word by word, with some context; null if they have too little in common and
 * are clearer one after the other.
 */
export function textSegments(before: string, after: string, language: string): TextSegment[] | null {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const words = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
  const found = diffArrays(words(before), words(after), { timeout: TIMEOUT })
  if (!found) return null
  const parts = found.map(({ added, removed, value }): TextSegment => {
    const how = added ? 'added' : removed ? 'removed' : 'same'
    return { how, text: value.join('') }
  })
  const same = parts.reduce((sum, { how, text }) => sum + (how === 'same' ? text.trim().length : 0), 0)
  if (same < ALIKE * Math.min(before.length, after.length) || same === 0) return null
  const runs = inRuns(parts)
  return runs.flatMap((part, at) => shortened(part, at === 0, at === runs.length - 1))
}

/** Changes separated only by a space are joined: all removed text, then all added text. */
function inRuns(parts: readonly TextSegment[]): TextSegment[] {
  const runs: TextSegment[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) runs.push({ how: 'removed', text: removed })
    if (added) runs.push({ how: 'added', text: added })
    removed = added = ''
  }
  for (const [at, { how, text }] of parts.entries()) {
    const isBetween = how === 'same' && text.trim() === '' && (removed || added) && at < parts.length - 1
    if (how === 'same' && !isBetween) {
      flush()
      runs.push({ how, text })
    }
    if (how === 'removed' || isBetween) removed += text
    if (how === 'added' || isBetween) added += text
  }
  flush()
  return runs
}

function shortened(part: TextSegment, isFirst: boolean, isLast: boolean): TextSegment[] {
  const { how, text } = part
  const room = (isFirst || isLast ? 1 : 2) * BESIDE
  if (how !== 'same' || text.length <= room + BESIDE / 2) return [part]
  const gap: TextSegment = { how: 'left out', text: '' }
  const head: TextSegment = { how, text: text.slice(0, text.lastIndexOf(' ', BESIDE) + 1 || BESIDE) }
  const start = text.indexOf(' ', text.length - BESIDE)
  const tail: TextSegment = { how, text: text.slice(start === -1 ? -BESIDE : start) }
  return [...(isFirst ? [] : [head]), gap, ...(isLast ? [] : [tail])]
}
