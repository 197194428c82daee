import { useText } from '../../../platform/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { ButtonStyle } from '../../../ui/button-classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { moreIconPaths } from '../../../ui/more-icon-paths.ts'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const { states, notes } = kitTexts
const variants = ['primary', 'secondary', 'outline', 'ghost', 'destructive', 'link'] as const
const sizes = ['small', 'medium', 'large'] as const

/** Buttons and links. */
export function ActionSection() {
  const t = useText('shell')
  return (
    <Section id="actions">
      <Specimen name="Button" note={notes.hover} columns={2}>
        {variants.map((variant) => (
          <State key={variant} label={variant}>
            <ButtonStates variant={variant} />
          </State>
        ))}
        <State label={states.sizes}>
          <span className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} size={size}>
                {t('common.bookNow')}
              </Button>
            ))}
          </span>
        </State>
        <State label={states.icons}>
          <span className="flex flex-wrap items-center gap-3">
            <Button>
              <Icon name="search" />
              {t('search.submit')}
            </Button>
            <Button variant="outline" square aria-label={t('header.menu')}>
              <Icon name="menu" />
            </Button>
            <Button variant="ghost" square aria-label={t('destinations.viewAll')}>
              <Icon path={moreIconPaths.plus} />
            </Button>
          </span>
        </State>
        <State label={states.long}>
          <Button wide>{t('unavailable.hint')}</Button>
        </State>
      </Specimen>
      <Specimen name="Button, inverse" bare columns={1}>
        <div className="on-deep rounded-xl bg-deep p-5 text-deep-foreground forced-colors:border lg:p-8">
          <p className="mb-3 text-xs font-semibold text-deep-muted-foreground">{states.onDeep}</p>
          <ButtonStates variant="inverse" />
        </div>
      </Specimen>
      <Specimen name="LinkButton, Link" columns={3} note={notes.hover}>
        <State label="LinkButton">
          <LinkButton href="/kit#actions">{t('deal.view')}</LinkButton>
        </State>
        <State label="LinkButton, outline">
          <LinkButton href="/kit#actions" variant="outline">
            {t('destinations.viewAll')}
            <Icon name="end" className="size-4" />
          </LinkButton>
        </State>
        <State label="Link">
          <p>
            {t('unavailable.hintNoServices')}{' '}
            <Link href="/kit#actions" className="text-link underline underline-offset-4">
              {t('footer.contactUs')}
            </Link>
          </p>
        </State>
      </Specimen>
    </Section>
  )
}

function ButtonStates({ variant }: { variant: NonNullable<ButtonStyle['variant']> }) {
  const t = useText('shell')
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button variant={variant}>{t('common.bookNow')}</Button>
      <Button variant={variant} disabled>
        {t('common.bookNow')}
      </Button>
      <Button variant={variant} busy>
        {t('common.bookNow')}
      </Button>
    </span>
  )
}
