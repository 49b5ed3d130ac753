/** What a service worker finds in its global scope: the types of TypeScript for it contradict those of pages. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options?: { type: 'window' }): Promise<WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listen: (event: WorkerEvents[Type]) => void): void
}

interface WindowClient {
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
  postMessage(message: unknown): void
}

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchedEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: FetchedEvent
  message: LastingEvent & { readonly source: WindowClient | null }
  push: LastingEvent & { readonly data: { json(): unknown } | null }
  notificationclick: LastingEvent & { readonly notification: Notification }
}
