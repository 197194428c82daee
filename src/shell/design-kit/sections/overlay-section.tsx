import { useRef, useState } from 'react'
import { usePage } from '../../../platform/page.tsx'
import { useText } from '../../../platform/text.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { MenuItem } from '../../../ui/menu-item.ts'
import { moreIconPaths } from '../../../ui/more-icon-paths.ts'
import { Popover } from '../../../ui/popover.tsx'
import { Tooltip, TooltipGroup } from '../../../ui/tooltip.tsx'
import { samplesIn } from '../samples.ts'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

/** Components that open over the page. */
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
      <Menus />
    </Section>
  )
}

function Menus() {
  const t = useText('shell')
  const s = samplesIn(usePage().language)
  const [notes, setNotes] = useState(true)
  const [room, setRoom] = useState('compact')
  const items: readonly MenuItem[] = [
    { id: 'open', label: s.open, icon: <Icon name="end" />, onSelect: ignore },
    { id: 'copy', label: s.copy, shortcut: 'Ctrl C', onSelect: ignore },
    { kind: 'link', id: 'link', label: t('footer.contactUs'), href: '/kit#overlays' },
    { id: 'off', label: s.export, disabled: true, onSelect: ignore },
    { kind: 'separator', id: 'one' },
    { kind: 'checkbox', id: 'notes', label: s.notes, checked: notes, onChange: setNotes },
    {
      kind: 'submenu',
      id: 'view',
      label: s.view,
      items: [
        { kind: 'label', id: 'label', label: s.view },
        {
          kind: 'radio',
          id: 'room',
          value: room,
          onChange: setRoom,
          options: [
            { value: 'compact', label: s.compact },
            { value: 'roomy', label: s.roomy },
          ],
        },
      ],
    },
    { kind: 'separator', id: 'two' },
    { id: 'cancel', label: s.cancel, destructive: true, onSelect: ignore },
  ]
  return (
    <Specimen name="DropdownMenu, Tooltip" note={kitTexts.notes.press}>
      <State label="DropdownMenu">
        <DropdownMenu items={items}>
          <Button variant="outline">
            {s.actions}
            <Icon name="down" className="size-4" />
          </Button>
        </DropdownMenu>
      </State>
      <State label="DropdownMenu, end">
        <span className="flex justify-end">
          <DropdownMenu items={items.slice(0, 3)} align="end">
            <Button variant="ghost" square aria-label={s.more}>
              <Icon path={moreIconPaths.more} />
            </Button>
          </DropdownMenu>
        </span>
      </State>
      <State label="Tooltip">
        <TooltipGroup>
          <span className="flex gap-2">
            <Tooltip text={s.copy}>
              <Button variant="outline" square aria-label={s.copy}>
                <Icon name="bag" />
              </Button>
            </Tooltip>
            <Tooltip text={t('trust.ratesHint')} side="bottom">
              <Button variant="outline" square aria-label={t('trust.rates')}>
                <Icon path={moreIconPaths.info} />
              </Button>
            </Tooltip>
          </span>
        </TooltipGroup>
      </State>
    </Specimen>
  )
}

function ignore(): void {
  // Shows the appearance only.
}
