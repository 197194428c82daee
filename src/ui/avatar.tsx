import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

/** Grounds for initials, all from the agency's theme, so that a list of people looks like its site. */
const tints = [
  'bg-brand-3 text-brand-12',
  'bg-brand-5 text-brand-12',
  'bg-primary text-primary-foreground',
  'bg-secondary text-secondary-foreground',
  'bg-deep text-deep-foreground',
  'bg-muted text-foreground',
] as const

const sizes = {
  small: 'size-8 text-xs',
  medium: 'size-11 text-[0.9375rem]',
  large: 'size-16 text-xl',
  huge: 'size-24 text-3xl',
} as const

const presences = {
  online: 'text-success',
  away: 'text-warning',
  busy: 'text-destructive',
  offline: 'text-input',
} as const

interface AvatarProps {
  /** Determines the initials and the tint; the same person has the same tint everywhere. */
  name: string
  /** The accessible name; empty if the name is next to the avatar. The name if omitted. */
  label?: string
  src?: string | undefined
  size?: keyof typeof sizes
  /** A square stands for a company. */
  shape?: 'circle' | 'square'
  presence?: { state: keyof typeof presences; label: string }
  /** A mark at its lower end, such as a flag or a count; replaces `presence`. */
  badge?: ReactNode
  className?: string
}

/** A person or a company: the picture, or initials on a tint if there is none or it fails to load. */
export function Avatar(props: AvatarProps) {
  const { name, label = name, src, size = 'medium', shape = 'circle', presence, badge, className } = props
  const words = [label, presence?.label].filter(Boolean).join(', ')
  const form = shape === 'circle' ? 'rounded-full' : 'rounded-md'
  const face = <Initials name={name} />
  return (
    <span
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
      className={classNames('relative inline-flex shrink-0 select-none', sizes[size], className)}
    >
      <span
        className={classNames(
          'flex size-full items-center justify-center overflow-hidden border border-foreground/10 font-semibold',
          form,
          tintOf(name),
        )}
      >
        {src ? (
          <Picture src={src} alt="" placeholder={face} loading="lazy" className="size-full object-cover" />
        ) : (
          face
        )}
      </span>
      {(badge || presence) && (
        <span
          className={classNames(
            'absolute flex',
            shape === 'circle' ? 'end-0 bottom-0' : '-end-1 -bottom-1',
            presence && !badge && 'w-1/4 min-w-3',
          )}
        >
          {badge || (presence && <Presence state={presence.state} />)}
        </span>
      )}
    </span>
  )
}

function Initials({ name }: { name: string }) {
  const letters = initials(name)
  return letters ? <span dir="auto">{letters}</span> : <Icon name="person" className="size-1/2" />
}

/** Told apart by shape as well as colour: full, half, barred, hollow. */
function Presence({ state }: { state: keyof typeof presences }) {
  return (
    <svg
      viewBox="0 0 16 16"
      data-presence={state}
      className={classNames('w-full', presences[state], 'forced-colors:text-[CanvasText]')}
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="8" className="fill-background forced-colors:fill-[Canvas]" />
      <circle
        cx="8"
        cy="8"
        r={state === 'offline' ? 4.5 : 5.5}
        fill={state === 'offline' ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth={state === 'offline' ? 2 : 0}
      />
      {state === 'away' && (
        <circle cx="6" cy="6" r="4" className="fill-background forced-colors:fill-[Canvas]" />
      )}
      {state === 'busy' && (
        <path
          d="M5 8h6"
          strokeWidth="2"
          strokeLinecap="round"
          className="stroke-background forced-colors:stroke-[Canvas]"
        />
      )}
    </svg>
  )
}

/** FNV-1a: similar names get distant values. */
function tintOf(name: string): string {
  let hash = 0x811c9dc5
  for (const unit of name.trim().normalize()) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  // The lower half alone repeats too soon.
  return tints[((hash ^ (hash >>> 16)) >>> 0) % tints.length] ?? tints[0]
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Scripts that write names without spaces: one character is a syllable or word. */
const isWordSign = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Unicode has capitals for these, but few fonts and no names do. */
const hasNoCapitals = /^\p{Script=Georgian}/u

/** Thai and Lao write some vowels before the consonant that a name begins with. */
const leadingVowel = /^[\u0e40-\u0e44\u0ec0-\u0ec4]/u

/** Keeps the letters of joined scripts apart. */
const APART = '\u200c'

/**
 * Returns the initials of a name in any script: the first letters of the first and the last word, or one character if
 * characters are words. Empty for a name without letters.
 */
export function initials(name: string): string {
  const words = name.split(/\s+/u).flatMap((word) => word.match(/[\p{L}\p{N}].*/u) ?? [])
  const [first] = words
  if (first === undefined) return ''
  if (isWordSign.test(first)) return firstLetter(first)
  const last = words.at(-1)
  if (last === undefined || words.length === 1) return firstLetter(first)
  const letters = [firstLetter(first), firstLetter(last)]
  return letters.join(/\p{Script=Arabic}/u.test(name) ? APART : '')
}

function firstLetter(word: string): string {
  const [letter] = graphemes.segment(word.replace(leadingVowel, ''))
  const text = letter?.segment ?? ''
  return hasNoCapitals.test(text) ? text : text.toUpperCase()
}
