import { useLocation } from '@livery/platform'
import { PartFrame } from '../page/part-frame.tsx'
import { WalletView } from '../trips/wallet-view.tsx'

/** /mytrip/wallet/ and, for who works for the agency, /wallet/details/. */
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
