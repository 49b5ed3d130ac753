import * as arabic from './ar/hub-message-labels.ts'
import * as bangla from './bn/hub-message-labels.ts'
import * as english from './en/hub-message-labels.ts'

export const messageLabels = { en: english.messageLabels, bn: bangla.messageLabels, ar: arabic.messageLabels }
