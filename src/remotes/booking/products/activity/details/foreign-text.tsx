import { usePage } from '@livery/platform'
import type { ReactNode } from 'react'

const rightToLeft = ['ar', 'fa', 'he', 'ur']

interface ForeignTextProps {
  /** The language of the supplier's text. */
  language: string
  /** True for whole paragraphs. */
  isBlock?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A supplier's text, marked with its language and direction if the page has another language. */
export function ForeignText({ language, isBlock = false, className, children }: ForeignTextProps) {
  const page = usePage()
  const Element = isBlock ? 'div' : 'span'
  const isForeign = language.split('-')[0] !== page.language
  return (
    <Element {...(isForeign && foreign(language))} className={className}>
      {children}
    </Element>
  )
}

function foreign(language: string) {
  return { lang: language, dir: rightToLeft.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr' }
}
