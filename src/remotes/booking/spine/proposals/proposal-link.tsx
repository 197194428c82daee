import { useAgency } from '@livery/platform'
import { useRef, useState } from 'react'
import type { Proposal } from '../../../../contract/types.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { moreIconPaths } from '../../../../ui/more-icon-paths.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useFirstItem } from '../product/items.tsx'
import { proposalHref } from '../product/product-hrefs.ts'

interface ProposalLinkProps {
  proposal: Proposal
  /** True on the proposal's own page. */
  isOpen?: boolean
}

/** The link of a proposal, to copy or to send by e-mail. */
export function ProposalLink({ proposal, isOpen = false }: ProposalLinkProps) {
  const text = useProductTexts()
  const { agencyName } = useAgency()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no')
  const { view, facts } = useFirstItem(proposal)
  const path = proposalHref(view, proposal.id)
  const address = new URL(path, window.location.href).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch {
      // If scripts cannot write to the clipboard, the field is selected for the keyboard.
      field.current?.focus()
      field.current?.select()
      setCopied('refused')
    }
  }

  const subject = text('propose.mailSubject', { title: facts.title, agency: agencyName })
  const body = [proposal.note, address].filter(Boolean).join('\n\n')
  return (
    <div className="grid gap-4">
      <p className={isOpen ? 'text-sm text-muted-foreground' : undefined}>{text('propose.madeHint')}</p>
      <input
        ref={field}
        readOnly
        dir="ltr"
        value={address}
        aria-label={text('propose.link')}
        onFocus={({ target }) => target.select()}
        className="h-12 w-full truncate rounded-md border border-input bg-muted px-3 text-base"
      />
      <div className={classNames('flex flex-wrap gap-3', isOpen && '*:grow')}>
        <Button onClick={() => void copy()}>
          <Icon path={copied === 'yes' ? moreIconPaths.success : moreIconPaths.copy} />
          {text(copied === 'yes' ? 'propose.copied' : 'propose.copy')}
        </Button>
        <LinkButton
          variant="outline"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
        >
          <Icon name="mail" />
          {text('propose.mail')}
        </LinkButton>
        {!isOpen && (
          <LinkButton variant="ghost" href={path}>
            {text('propose.look')}
          </LinkButton>
        )}
      </div>
      <p role="status" className="text-sm text-muted-foreground">
        {copied === 'refused' && text('propose.copyByHand')}
      </p>
    </div>
  )
}
