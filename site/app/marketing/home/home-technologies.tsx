import type { HomePage, TechnologyGroup } from '@nokshi/contract/website/site-content.ts'
import './home-technologies.css'

type HomeTechnologiesProps = HomePage['technologies'] & { groups: TechnologyGroup[] }

export function HomeTechnologies({ heading, text, groups }: HomeTechnologiesProps) {
  return (
    <section className="paper-section below-fold">
      <div className="care-words">
        <h2 className="display-1">{heading}</h2>
        <p className="lead soft">{text}</p>
      </div>
      <ul className="care-labels">
        {groups.map(({ name, technologies }) => (
          <li key={name} className="care-label">
            <h3 className="care-name display-3">{name}</h3>
            <ul className="care-lines">
              {technologies.map((technology) => (
                <li key={technology.name} className="care-line">
                  <span className="strong">{technology.name}</span>
                  <span className="small soft">{technology.use}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
