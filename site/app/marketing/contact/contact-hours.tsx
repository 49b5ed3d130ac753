import { language } from '@nokshi/content/language.ts'
import type { ContactPage, LocalHours } from '@nokshi/contract/website/site-content.ts'
import { useEffect, useState } from 'react'
import { hourIn, instantOf, timeIn, writeTime } from './clock.ts'

type Labels = ContactPage['hours']

export function ContactHours({ labels, hours }: { labels: Labels; hours: LocalHours[] }) {
  const now = useNow()
  const [home] = hours
  const { heading, text, onYourClock, until } = labels
  return (
    <section className="cloth-section" aria-labelledby="hours">
      <h2 id="hours" className="display-2">
        {heading}
      </h2>
      <p className="lead soft above-16">{text}</p>
      <div className="clocks stack">
        {hours.map((city) => (
          <CityClock key={city.city} labels={labels} city={city} now={now} />
        ))}
      </div>
      {/* Its line is kept free, so that nothing moves when it arrives. */}
      <p className="hours-own figures strong above-32">
        {now && home && (
          <>
            {onYourClock} <OwnTime time={home.opens} home={home} now={now} /> {until}{' '}
            <OwnTime time={home.closes} home={home} now={now} />
            {language.fullStop}
          </>
        )}
      </p>
    </section>
  )
}

function OwnTime({ time, home, now }: { time: string; home: LocalHours; now: Date }) {
  return <time>{timeIn(undefined, instantOf(time, home.timeZone, now))}</time>
}

function CityClock({ labels, city, now }: { labels: Labels; city: LocalHours; now: Date | undefined }) {
  const { opens, closes, timeZone } = city
  const time = now && timeIn(timeZone, now)
  return (
    <div className="clock stack gap-12 content-start">
      <h3 className="display-3">{city.city}</h3>
      <p className="display-2 figures">
        {writeTime(opens)} <span className="sr-only">{labels.until}</span>
        <span aria-hidden="true">–</span> {writeTime(closes)}
      </p>
      <DayRow opens={hourOf(opens)} closes={hourOf(closes)} current={now && hourIn(timeZone, now)} />
      <p className="soft">{city.note}</p>
      <p className="clock-now figures small strong">
        {time && (
          <>
            {labels.now} <time>{time}</time>
          </>
        )}
      </p>
    </div>
  )
}

function DayRow({ opens, closes, current }: { opens: number; closes: number; current: number | undefined }) {
  return (
    <svg aria-hidden="true" className="day-row full-width" viewBox="0 0 288 32">
      {Array.from({ length: 24 }, (_, hour) => {
        const isOpen = hour >= opens && hour < closes
        const kind = hour === current ? 'day-now' : isOpen ? 'day-open' : 'day-closed'
        const x = hour * 12 + 6
        const reach = isOpen ? 13 : 6
        return <path key={x} className={kind} d={`M${x} ${16 - reach}v${reach * 2}`} />
      })}
    </svg>
  )
}

function hourOf(time: string) {
  return Number(time.slice(0, 2))
}

const MINUTE = 60_000

/** The time, to the minute. Undefined on the server, whose page must not depend on it. */
function useNow() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    const timer = setInterval(look, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
