interface LogoProps {
  name: string
  logo: string
  logoMobile: string
  className?: string
}

/** The agency's logo, in its mobile variant on narrow screens, limited to the height of spec §2.6. */
export function Logo({ name, logo, logoMobile, className = 'max-h-logo' }: LogoProps) {
  return (
    <picture>
      <source media="(min-width: 64rem)" srcSet={logo} />
      <img
        src={logoMobile}
        alt={name}
        className={`h-10 w-auto max-w-[min(44vw,15rem)] object-contain object-left rtl:object-right lg:h-12 ${className}`}
      />
    </picture>
  )
}
