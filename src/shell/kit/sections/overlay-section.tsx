import { useRef, useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

/** What opens over the page. */
export function OverlaySection() {
  const t = useText('shell')
  const [shown, setShown] = useState<'dialog' | 'drawer' | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => setShown(null)
  return (
    <Section id="overlays">
      <Specimen name="Dialog, Drawer, Popover" note={kitTexts.notes.press}>
        <State label="Dialog">
          <Button variant="outline" onClick={() => setShown('dialog')}>
            {t('header.login')}
          </Button>
          {shown === 'dialog' && (
            <Dialog title={t('unavailable.titlePage')} onClose={close}>
              <p className="mt-3 text-muted-foreground">{t('unavailable.hint')}</p>
              <div className="mt-6 flex flex-wrap justify-end gap-3">
                <Button variant="ghost" onClick={close}>
                  {t('unavailable.back')}
                </Button>
                <Button onClick={close}>{t('common.bookNow')}</Button>
              </div>
            </Dialog>
          )}
        </State>
        <State label="Drawer">
          <button
            ref={trigger}
            type="button"
            className={buttonClasses({ variant: 'outline' })}
            onClick={() => setShown('drawer')}
          >
            <Icon name="menu" />
            {t('header.menu')}
          </button>
          <Drawer
            title={t('header.menu')}
            closeLabel={t('header.closeMenu')}
            open={shown === 'drawer'}
            onClose={close}
            trigger={trigger}
          >
            <p>{t('trust.oneTripHint')}</p>
            <Button wide onClick={close}>
              {t('common.bookNow')}
            </Button>
          </Drawer>
        </State>
        <State label="Popover">
          <Popover
            align="start"
            triggerClassName={buttonClasses({ variant: 'outline' })}
            panelClassName="w-72 p-5"
            trigger={
              <>
                {t('deal.revealPrice')}
                <Icon name="down" className="size-4" />
              </>
            }
          >
            {(dismiss) => (
              <>
                <p className="font-semibold">{t('trust.rates')}</p>
                <p className="mt-1 text-sm text-muted-foreground">{t('trust.ratesHint')}</p>
                <Button className="mt-4" size="small" onClick={dismiss}>
                  {t('common.retry')}
                </Button>
              </>
            )}
          </Popover>
        </State>
      </Specimen>
    </Section>
  )
}
