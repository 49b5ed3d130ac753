import { portfolioPage } from '@nokshi/content/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import './portfolio-call.css'

export function PortfolioCall({ to }: { to: string }) {
  const { heading, text, action } = portfolioPage.callToAction
  return (
    <section className="portfolio-call-words" aria-labelledby="portfolio-call-heading">
      <h2 id="portfolio-call-heading" className="display-2">
        {heading}
      </h2>
      <p>{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </section>
  )
}
