import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // A file below this size would be written into the CSS as a data: address, which the page's policy refuses.
  build: { assetsInlineLimit: 0 },
})
