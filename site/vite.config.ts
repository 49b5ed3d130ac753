import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The same in the prerendered page and in the browser, whatever the clock says there.
  define: { BUILD_YEAR: new Date().getFullYear() },
  // A file below this size would be written into the CSS as a data: address, which the page's policy refuses.
  build: { assetsInlineLimit: 0 },
})
