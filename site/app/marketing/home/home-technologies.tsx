import { homePage } from '@nokshi/content/pages.ts'
import { technologyGroups } from '@nokshi/content/technologies.ts'

/** What the cloth is made of: five care labels, hung by one running stitch. */
export function HomeTechnologies() {
  const { heading, text } = homePage.technologies
  return (
    <section className="care paper-section">
      <div className="care-words">
        <h2 className="display-1">{heading}</h2>
        <p className="lead text-soft">{text}</p>
      </div>
      <ul className="care-labels">
        {technologyGroups.map(({ name, technologies }) => (
          <li key={name} className="care-label">
            <h3 className="care-name display-3">{name}</h3>
            <ul className="grid gap-4">
              {technologies.map((technology) => (
                <li key={technology.name} className="care-line">
                  <span className="font-semibold">{technology.name}</span>
                  <span className="text-small text-soft">{technology.use}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
