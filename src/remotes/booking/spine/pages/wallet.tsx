import { useLocation } from '@livery/platform'
import { PartFrame } from '../page/part-frame.tsx'
import { WalletView } from '../trips/wallet-view.tsx'

/** /mytrip/wallet/, and /wallet/details/ for agents. */
export function WalletPage() {
  const { pathname } = useLocation()
  return (
    <PartFrame>
      <section className="page-width py-8 pb-16 lg:py-12">
        <WalletView isAgent={!pathname.toLowerCase().startsWith('/mytrip')} />
      </section>
    </PartFrame>
  )
}
