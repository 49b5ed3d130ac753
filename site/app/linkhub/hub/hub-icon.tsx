import type { SocialKind } from '@nokshi/contract/safe-url.ts'

/** Drawn as threads, on a field of 24. */
const threads: Record<SocialKind, string> = {
  github:
    'M15 21v-3.2c0-1.2-.3-2.1-1-2.8 3-.3 5.5-1.7 5.5-5.4 0-1.3-.4-2.4-1.2-3.3.2-1.1.2-2.2-.2-3.2 0 0-1.2-.1-3.1 1.3a11 11 0 0 0-6 0C7.1 3 5.9 3.1 5.9 3.1c-.4 1-.4 2.1-.2 3.2-.8.9-1.2 2-1.2 3.3 0 3.7 2.5 5.1 5.5 5.4-.6.6-1 1.5-1 2.8V21M9 18.5c-3 1-4.2-.8-5.5-2',
  linkedin: 'M5 10v9M5 5.5h0M10 19v-9M10 14c0-5.5 8.5-5.5 8.5 0v5',
  twitter: 'M4.5 4.5 15.3 19.5h4.2L8.7 4.5zM4.5 19.5l6.4-7M13.1 11.2l6-6.7',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.7 7.3h0',
  facebook: 'M16.5 4H15a4 4 0 0 0-4 4v12M7.5 12H15',
  whatsapp:
    'M4 20l1.3-4.2a8.3 8.3 0 1 1 3 2.9zM9.3 8.5c-.6 3.3 2.9 6.8 6.2 6.2l.3-1.7-2-.9-.9.9c-1-.5-1.6-1.1-2.1-2.1l.9-.9-.9-2z',
}

export function HubIcon({ kind, label }: { kind: SocialKind; label: string }) {
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={threads[kind]} />
    </svg>
  )
}
