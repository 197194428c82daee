import { diffArrays } from 'diff'

/** A segment of two texts: in both, or in only one. An empty text in both stands for omitted parts. */
export interface TextSegment {
  readonly how: 'same' | 'added' | 'removed' | 'left out'
  readonly text: string
}

/** Unchanged characters shown on either side of a change. */
const BESIDE = 48
/** Milliseconds after which two long texts count as entirely different. */
const TIMEOUT = 250
/** If less than this share of the shorter text remains, marks would be confusing. */
const ALIKE = 0.3

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
