/** The entry of the app. */
import { createRoot } from 'react-dom/client';
import './fonts.css';
import '@stellwerk/toolkit/tokens.css';
import './base.css';
import { App } from './App.tsx';

createRoot(document.getElementById('root')!).render(<App />);
