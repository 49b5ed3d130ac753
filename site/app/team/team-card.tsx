import { frame } from '@nokshi/content/frame.ts'
import { useId, useState } from 'react'
import { useStudio } from '../platform/use-settings.ts'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { Photograph } from '../ui/pictures/photograph.tsx'
import { dyes, type PicturedMember } from './card-pictures.ts'
import './team-card.css'
import { ThreadMark } from '../ui/thread-mark.tsx'

interface TeamCardProps {
  member: PicturedMember
  isEager?: boolean
  heading?: 'h2' | 'h3'
}

/**
 * A portrait that turns to show who it is. Both faces are always there; without scripts team-card.css alone
 * decides which is seen.
 */
export function TeamCard({ member, isEager = false, heading: Heading = 'h3' }: TeamCardProps) {
  const backId = useId()
  const { drawings } = useStudio()
  // Whether the style sheet lays one face over the other. Browsers that do not know the query show both.
  const canTurn = useHydrated() && matchMedia('(scripting: enabled)').matches
  const [isTurned, setTurned] = useState(false)

  return (
    <article className="team-card relative below-fold flex" data-turned={isTurned}>
      <div className="team-card-front relative flex-none" inert={canTurn && isTurned}>
        <CardPicture member={member} loading={isEager ? 'eager' : 'lazy'} />
        <div className="team-card-label woven-label small">
          <Heading className="team-card-name">{member.name}</Heading>
          <p>{member.role}</p>
        </div>
      </div>
      <button
        type="button"
        className="team-card-turn"
        aria-expanded={isTurned}
        aria-controls={backId}
        onClick={() => setTurned(!isTurned)}
        onKeyDown={({ key }) => key === 'Escape' && setTurned(false)}
      >
        <ThreadMark d="M19 4v6h-6M3 18v-6h6" size={[22, 22]} strokeWidth={2.2}>
          <path d="M4 8C6 4 15 2 18 9M18 14C16 18 7 20 4 13" strokeDasharray="5 3.5" />
        </ThreadMark>
        <span className="sr-only">{frame.moreAbout(member.name)}</span>
      </button>
      <div
        id={backId}
        className="team-card-back relative flex align-start"
        data-dye={dyes[member.ground]}
        inert={canTurn && !isTurned}
      >
        <img
          src={`${drawings}/${member.ground}/backs/${member.back}.svg`}
          alt=""
          width={400}
          height={475}
          decoding="async"
          loading="lazy"
          className="team-card-motif mirrored"
        />
        <Heading className="team-card-name">{member.name}</Heading>
        <p className="team-card-role">{member.role}</p>
        <p className="team-card-line">{member.line}</p>
        <p className="team-card-description">{member.description}</p>
        <ul className="team-card-specialties wrap strong">
          {member.specialties.map((specialty) => (
            <li key={specialty} className="line gap-10">
              {specialty}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

/** As about.css lays them. */
const SIZES = '(width >= 1024px) 33vw, (width >= 720px) 50vw, 100vw'

/** Where nobody drew a portrait, the server sends the figure without a face. */
function CardPicture({ member, loading }: { member: PicturedMember; loading: 'eager' | 'lazy' }) {
  const { slug, name, photo, ground } = member
  const { drawings } = useStudio()
  if (photo) return <Photograph photo={photo} loading={loading} sizes={SIZES} />
  return (
    <img
      src={`${drawings}/${ground}/portraits/${slug}.svg`}
      alt={frame.portraitOf(name)}
      width={160}
      height={200}
      decoding="async"
      loading={loading}
    />
  )
}
