import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'

/** As Lighthouse calls them; the first is the one that differs from run to run. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

const Metric = z.object({ numericValue: z.number() })

/** As much of its report as is read here. */
const Report = z.object({
  lhr: z.object({
    categories: z.record(
      z.enum(categories),
      z.object({
        score: z.number(),
        auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
      }),
    ),
    audits: z
      .record(
        z.string(),
        z.object({ score: z.number().nullable(), displayValue: z.string().optional() }).loose(),
      )
      .and(
        z.object({
          'first-contentful-paint': Metric,
          'largest-contentful-paint': Metric,
          'total-blocking-time': Metric,
          'cumulative-layout-shift': Metric,
        }),
      ),
  }),
})

/** What one opening of a page came to. */
export interface Marks {
  scores: Record<Category, number>
  fcpMs: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** The audits that took points, with what they found. */
  faults: string[]
}

type Run = (url: string, flags: Record<string, unknown>) => Promise<unknown>

/** Lighthouse as a phone on a slow network, which is what it takes for granted. */
export async function loadLighthouse(folder: string, port: number) {
  const file = pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href
  const { default: run }: { default: Run } = await import(file)

  return async function mark(url: string, { skipAudits }: { skipAudits: string[] }): Promise<Marks> {
    const flags = { port, logLevel: 'silent', onlyCategories: categories, disableFullPageScreenshot: true }
    const { lhr } = Report.parse(await run(url, skipAudits.length > 0 ? { ...flags, skipAudits } : flags))
    const scoreOf = (category: Category) => Math.round(lhr.categories[category].score * 100)
    const weighty = categories.flatMap((category) =>
      lhr.categories[category].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    )
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
        seo: scoreOf('seo'),
      },
      fcpMs: lhr.audits['first-contentful-paint'].numericValue,
      lcpMs: lhr.audits['largest-contentful-paint'].numericValue,
      tbtMs: lhr.audits['total-blocking-time'].numericValue,
      cls: lhr.audits['cumulative-layout-shift'].numericValue,
      faults: weighty.flatMap((id) => {
        const { score = null, displayValue } = lhr.audits[id] ?? {}
        return score === null || score >= 0.9 ? [] : [displayValue ? `${id}: ${displayValue}` : id]
      }),
    }
  }
}
