/* Reading aloud by the device's own voice, where it has one. */
export const speaks = 'speechSynthesis' in window;

/** Reads a text, and nothing that was being read before. */
export function readAloud(text: string): void {
  hush();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang || 'en';
  speechSynthesis.speak(words);
}

export function hush(): void {
  if (speaks) speechSynthesis.cancel();
}
