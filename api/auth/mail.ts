import type { Deps } from '../platform/deps.ts'

export async function sendResetLink(_deps: Pick<Deps, 'config' | 'db' | 'now' | 'outboxSignal'>, _to: string, _token: string) {}
