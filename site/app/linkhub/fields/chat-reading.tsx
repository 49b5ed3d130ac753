import { socialFields } from '@nokshi/content/linkhub.ts'
import { socialValue } from '@nokshi/contract/safe-url.ts'
import { readChatNumber } from './chat-number.ts'
import './profile-fields.css'

interface ChatReadingProps {
  typed: string
  timeZone: string
  onChoose: (number: string) => void
}

export function ChatReading({ typed, timeZone, onChoose }: ChatReadingProps) {
  const readings = readChatNumber(typed, timeZone)
  const isNumber = socialValue('whatsapp', typed) !== undefined
  const [only] = readings.length === 1 ? readings : []
  return (
    <>
      <p className="field-reading" role="status">
        {only && (
          <>
            {socialFields.understood} <bdi className="figures">{only.written}</bdi>
            {only.country && `, ${only.country}`}
          </>
        )}
        {readings.length > 1 && socialFields.whichCountry}
        {isNumber && readings.length === 0 && socialFields.withoutCountry}
      </p>
      {readings.length > 1 && (
        <div className="field-offers">
          {readings.map(({ written, country }) => (
            <button key={written} type="button" className="field-offer" onClick={() => onChoose(written)}>
              {country}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
