import type { PortfolioPage } from '@nokshi/contract/website/site-content.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface PortfolioCallProps {
  call: PortfolioPage['callToAction']
  to: string
}

export function PortfolioCall({ call: { heading, text, action }, to }: PortfolioCallProps) {
  return (
    <section className="words gap-16" aria-labelledby="portfolio-call-heading">
      <h2 id="portfolio-call-heading" className="display-2">
        {heading}
      </h2>
      <p>{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </section>
  )
}
