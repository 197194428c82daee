import { type ReactNode, useId } from 'react'
import type { Activity } from '../../../../../contract/types.ts'
import { Accordion } from '../../../../../ui/accordion.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { iconPaths } from '../../../../../ui/icon-paths.ts'
import { moreIconPaths } from '../../../../../ui/more-icon-paths.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { ForeignText } from './foreign-text.tsx'

/** The supplier's own words about an activity: description, highlights, what is included, and what to know. */
export function ContentSections({ activity }: { activity: Activity }) {
  const text = useProductTexts()
  const { contentLanguage: language, description, highlights, inclusions, exclusions } = activity
  const { beforeYouBook, beforeYouArrive, accessibility } = activity
  return (
    <>
      <Section title={text('content.about')}>
        <ForeignText language={language} isBlock className="max-w-prose leading-relaxed whitespace-pre-line">
          {description}
        </ForeignText>
        <TextList language={language} lines={highlights} icon={iconPaths.spark} className="mt-4" />
      </Section>
      {inclusions.length + exclusions.length > 0 && (
        <Section title={text('content.included')}>
          <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            <div>
              <h3 className="sr-only">{text('content.inclusions')}</h3>
              <TextList language={language} lines={inclusions} icon={iconPaths.check} tone="text-success" />
            </div>
            <div>
              <h3 className="sr-only">{text('content.exclusions')}</h3>
              <TextList
                language={language}
                lines={exclusions}
                icon={iconPaths.close}
                tone="text-muted-foreground"
              />
            </div>
          </div>
        </Section>
      )}
      {beforeYouBook.length + beforeYouArrive.length > 0 && (
        <Section title={text('content.know')}>
          <TextList language={language} lines={beforeYouBook} icon={moreIconPaths.info} />
          <TextList language={language} lines={beforeYouArrive} icon={iconPaths.bag} className="mt-2" />
        </Section>
      )}
      {accessibility.length > 0 && (
        <Section title={text('content.accessibility')}>
          <TextList language={language} lines={accessibility} icon={iconPaths.person} />
        </Section>
      )}
    </>
  )
}

/** Questions and answers in the supplier's words. */
export function Questions({ activity: { questions, contentLanguage } }: { activity: Activity }) {
  const text = useProductTexts()
  if (questions.length === 0) return null
  return (
    <Section title={text('content.questions')}>
      <ForeignText language={contentLanguage} isBlock>
        <Accordion
          level={3}
          items={questions.map(({ question, answer }, index) => ({
            id: String(index),
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </ForeignText>
    </Section>
  )
}

interface SectionProps {
  title: string
  /** Target of links to it. */
  id?: string
  children: ReactNode
}

/** A section of an activity's page. */
export function Section({ title, id, children }: SectionProps) {
  const own = useId()
  return (
    <section aria-labelledby={own} id={id} className="scroll-mt-(--below-header)">
      <h2 id={own} className="font-brand text-heading">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

interface TextListProps {
  language: string
  lines: readonly string[]
  /** Path of the icon before each line. */
  icon: string
  tone?: string
  className?: string
}

function TextList({ language, lines, icon, tone = 'text-link', className }: TextListProps) {
  if (lines.length === 0) return null
  return (
    <ul className={classNames('grid gap-2', className)}>
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2">
          <Icon path={icon} className={`mt-1 size-4.5 ${tone}`} />
          <ForeignText language={language} className="min-w-0">
            {line}
          </ForeignText>
        </li>
      ))}
    </ul>
  )
}
