import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createAnswerMetrics } from './answer-metrics.ts'

test('whoever reads the metrics finds every answer in them, each once', async () => {
  const registry = new Registry()
  const { count } = createAnswerMetrics(registry)
  for (let times = 0; times < 1_200; times++) count('POST', '/a', 204, 0.001)
  for (let times = 0; times < 3; times++) count('POST', '/a', 400, 3)
  count('GET', '/b', 200, 0.05)

  await registry.metrics()
  count('GET', '/b', 200, 0.05)
  const text = await registry.metrics()

  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'http_requests_total{method="POST",route="/a",status="204"} 1200',
      'http_requests_total{method="POST",route="/a",status="400"} 3',
      'http_requests_total{method="GET",route="/b",status="200"} 2',
      'http_request_duration_seconds_bucket{le="0.005",route="/a"} 1200',
      'http_request_duration_seconds_bucket{le="10",route="/a"} 1203',
      'http_request_duration_seconds_count{route="/b"} 2',
    ]),
  )
})
