import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes on after something was done: nothing on the page is unsaved any more, so nobody is asked. */
export function useGo(): ReturnType<typeof useNavigate> {
  const navigate = useNavigate();
  return useCallback((options) => navigate({ ...options, ignoreBlocker: true }), [navigate]);
}
