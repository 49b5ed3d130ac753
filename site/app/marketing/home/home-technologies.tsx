import type { HomePage, TechnologyGroup } from '@nokshi/contract/website/site-content.ts'
import './home-technologies.css'

type HomeTechnologiesProps = HomePage['technologies'] & { groups: TechnologyGroup[] }

export function HomeTechnologies({ heading, text, groups }: HomeTechnologiesProps) {
  return (
    <section className="paper-section below-fold">
      <div className="care-words stack">
        <h2 className="display-1">{heading}</h2>
        <p className="lead soft">{text}</p>
      </div>
      <ul className="care-labels column gap-24">
        {groups.map(({ name, technologies }) => (
          <li key={name} className="care-label cloth">
            <h3 className="care-name display-3 below-16">{name}</h3>
            <ul className="stack gap-16">
              {technologies.map((technology) => (
                <li key={technology.name} className="care-line stack gap-x-16 items-baseline">
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
