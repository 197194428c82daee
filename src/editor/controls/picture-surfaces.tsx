import { resolveTokens } from '../../theme/resolve-tokens.ts'
import { Icon } from '../../ui/icon.tsx'
import { useThrottledBrand } from '../panels/use-throttled-brand.ts'
import type { PictureRule } from './picture-rules.ts'

/** A picture as it will appear: on the light and the dark ground, in real size. */
export function PictureSurfaces({ address, rule }: { address: string | null; rule: PictureRule }) {
  const { light, dark } = resolveTokens(useThrottledBrand())
  if (!address) {
    return (
      <span className="flex h-24 items-center justify-center rounded-sm bg-muted text-muted-foreground">
        <Icon name="picture" className="size-6" />
      </span>
    )
  }
  if (!rule.onBoth) {
    return <img src={address} alt="" className="block h-40 w-full rounded-sm border object-cover" />
  }
  const grounds = [light.background, dark.background]
  return (
    <span className="grid grid-cols-2 overflow-hidden rounded-sm border">
      {grounds.map((ground, at) => (
        <span
          key={at === 0 ? 'light' : 'dark'}
          className="flex h-20 items-center justify-center gap-3 px-3"
          style={{ backgroundColor: ground }}
        >
          <img src={address} alt="" className={sizes[rule.use] ?? 'max-h-10 max-w-full object-contain'} />
          {rule.use === 'favicon' && <img src={address} alt="" className="size-4 object-contain" />}
        </span>
      ))}
    </span>
  )
}

const sizes: Readonly<Partial<Record<PictureRule['use'], string>>> = {
  logo: 'max-h-10 max-w-full object-contain',
  logoMobile: 'max-h-9 max-w-24 object-contain',
  favicon: 'size-8 object-contain',
}
