// The start of the page.
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { holdDrops } from './lib/hold-drops'
import { startSession } from './lib/session'
import './styles/index.css'

const place = document.getElementById('app')
if (!place) throw new Error('the page has no place for the app')
createRoot(place).render(<App />)
holdDrops()
void startSession()
