import type { NewReport } from '@nokshi/contract/moderation.ts'

/** Why a page should not be there, as a visitor would say it. */
export const reportReasonLabels: Record<NewReport['reason'], string> = {
  scam: 'It is a scam, or it steals passwords or money',
  money: 'It asks for money falsely',
  impersonation: 'It pretends to be somebody else',
  hate: 'It threatens or insults people',
  sexual: 'It shows sexual content',
  illegal: 'It sells or shows something illegal',
  copyright: 'It uses my work without permission',
  other: 'Something else',
}
